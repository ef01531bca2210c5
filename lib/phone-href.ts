/** The `tel:` address of a phone number: takes it as written ('+971 00 000 0000'), gives it without spaces. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`
