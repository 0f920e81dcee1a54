/** How the parts of a hand are named. */

export const PLURAL = { occupation: 'occupations', minor: 'minors' } as const
