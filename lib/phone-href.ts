/** The `tel:` address of a phone number, without its spaces. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`

/** The WhatsApp address of an international phone number. */
export const whatsappHref = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`
