/** A picture that belongs to one page alone, in the folder of a service or product. */
export const OWN_PICTURE = 'picture.webp'
