/** Where the long words of our cards may be parted: few browsers know how, and not in every language. */

const PARTS = [
  // English
  'Cav', 'Deliv', 'Delivery', 'Farm', 'Ferry', 'Inn', 'Magis', 'Mes', 'Sales', 'Seeds', 'Star', 'Store',
  'Travel', 'Wander', 'Whole', 'keep', 'mer',
  // German
  'Ab', 'Bäcke', 'Brief', 'Dich', 'Ein', 'Fähr', 'Feil', 'Fuhr', 'Gast', 'Gemein', 'Gemeinde', 'Gesand', 'Groß', 'Haupt',
  'Hausie', 'Kessel', 'Kunden', 'Lauf', 'Liefe', 'Maul', 'Maultier', 'Pilge', 'Reiter', 'Saatgut', 'Salz', 'Schmeich', 'Schnit',
  'Schrei', 'Seiden', 'Spar', 'Stamm', 'Stern', 'Tee', 'Ver', 'Verkaufs', 'Zufriedenheits', 'Ähren', 'fän', 'gucke', 'händ',
  'käufe', 'lese', 'offi', 'schau', 'trei',
]
const PLACES = new RegExp(`(?<=${PARTS.join('|')})(?=\\p{Ll}{3})`, 'gu')

/** Words with soft hyphens. */
export function parted(words: string): string {
  return words.replaceAll(PLACES, '\u00ad')
}
