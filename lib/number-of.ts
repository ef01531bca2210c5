interface Limits {
  least?: number
  most?: number
}

/**
 * Takes the name of an option or a variable and its text. Returns the whole number in it, or throws a sentence that
 * names the option, its value and what is allowed.
 */
export function numberOf(
  name: string,
  text: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: Limits = {},
): number {
  const number = Number(text)
  if (/^\d{1,16}$/.test(text) && number >= least && number <= most) return number
  const allowed =
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least} on` : `a number from ${least} to ${most}`
  throw new Error(`${name} = ${JSON.stringify(text)} is wrong. Allowed: ${allowed}.`)
}
