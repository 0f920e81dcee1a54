/** Numbers as people write them: with a true minus sign. */

export function figure(number: number): string {
  return `${number}`.replace('-', '−')
}

/** A change: what is gained has a sign, too. */
export function signed(by: number): string {
  return by < 0 ? figure(by) : `+${by}`
}
