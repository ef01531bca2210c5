/** The paths of all pages except services, products and samples. */
export const pagePaths = {
  home: '/',
  services: '/services',
  products: '/products',
  partners: '/partners',
  about: '/about',
  contact: '/contact',
  swinAccount: '/swin-account',
  lahfaAccount: '/lahfa-account',
  privacy: '/privacy',
  accessibility: '/accessibility',
  supplier: '/supplier',
} as const
