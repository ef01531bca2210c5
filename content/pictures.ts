/**
 * Every picture of the site by name. The file is its master in art/masters; the image step makes the sizes.
 * `focus` keeps the subject in view when the picture is cropped; it is a class, since no page carries a style attribute.
 */
interface Picture {
  master: string
  focus: string
}

export const pictures = {
  ai: { master: 'ai.webp', focus: 'object-[72%_50%]' },
  blocks: { master: 'blocks.webp', focus: 'object-[60%_50%]' },
  bridges: { master: 'bridges.webp', focus: 'object-[66%_40%]' },
  chain: { master: 'chain.webp', focus: 'object-[68%_40%]' },
  cyber: { master: 'cyber.webp', focus: 'object-[70%_50%]' },
  'dunes-blue': { master: 'dunes-blue.webp', focus: 'object-[60%_60%]' },
  'dunes-gold': { master: 'dunes-gold.webp', focus: 'object-[60%_60%]' },
  erp: { master: 'erp.webp', focus: 'object-[66%_50%]' },
  industry: { master: 'industry.webp', focus: 'object-[60%_55%]' },
  lattice: { master: 'lattice.webp', focus: 'object-[42%_50%]' },
  'lattice-oblique': { master: 'lattice-oblique.webp', focus: 'object-[40%_50%]' },
  'lattice-gate': { master: 'lattice-gate.webp', focus: 'object-[66%_50%]' },
  phones: { master: 'phones.webp', focus: 'object-[68%_50%]' },
  'ribbons-gold': { master: 'ribbons-gold.webp', focus: 'object-[55%_50%]' },
  'ribbons-teal': { master: 'ribbons-teal.webp', focus: 'object-[60%_50%]' },
  sonar: { master: 'sonar.webp', focus: 'object-[66%_50%]' },
  towers: { master: 'towers.webp', focus: 'object-[66%_60%]' },
  values: { master: 'values.webp', focus: 'object-[75%_40%]' },
  'vault-drop': { master: 'vault-drop.webp', focus: 'object-[68%_50%]' },
  vision: { master: 'vision.webp', focus: 'object-[62%_50%]' },
  'vision-poster': { master: 'vision-poster.webp', focus: 'object-[62%_50%]' },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
