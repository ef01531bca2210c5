/** The `tel:` address of a phone number, without its spaces. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`
