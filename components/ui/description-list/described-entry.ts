/** Each text below its name. */
const BELOW = {
  entry: 'py-3 md:pb-6 print:py-1',
  name: 'mb-2 text-lead leading-sub font-strong text-fg print:mb-0 print:text-body',
  text: 'max-w-text text-muted',
}

const BESIDE = { entry: 'py-3 md:grid md:grid-cols-3 md:items-baseline md:gap-x-gap print:py-1', name: 'md:mb-0' }

/** From 768 px on each text beside its name: a short one, or one that takes the whole row. */
const looks = {
  beside: {
    entry: BESIDE.entry,
    name: `${BELOW.name} ${BESIDE.name} md:text-body`,
    text: 'max-w-text text-muted md:col-span-2',
  },
  rows: {
    entry: BESIDE.entry,
    name: `${BELOW.name} ${BESIDE.name}`,
    text: 'max-w-[47em] text-muted md:col-span-2',
  },
}

/** The classes of an entry of a description list, of its name and of its text. */
export const describedEntry = (look?: keyof typeof looks) => (look ? looks[look] : BELOW)

/** The number of an entry, from `data-number`. From 1024 px on it is beside the text. */
export const NUMBER =
  'before:me-3 before:text-accent before:content-[attr(data-number)] lg:before:absolute lg:before:start-0 lg:before:text-h2 lg:before:leading-none'
