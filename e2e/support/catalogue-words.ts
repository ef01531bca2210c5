/**
 * The words of service and product pages in docs/specification.md and their translations, deliberately not imported
 * from the code.
 */
export const CATALOGUE_WORDS = {
  en: {
    subtitle: 'We provide our Services with high quality, efficiency, and reliability.',
    pdf: 'DOWNLOAD THE EXPLANATION AS PDF',
    sheet: (title: string) => `First page of the PDF on ${title}`,
    ask: { services: 'Ask about this service', products: 'Ask about this product' },
    gallery: 'Explore The Other Screens',
    ios: 'DOWNLOAD APP FOR IOS',
    android: 'DOWNLOAD APP FOR ANDROID',
    learnMore: 'Learn More',
  },
  ar: {
    subtitle: 'نقدّم خدماتنا بجودة عالية وكفاءة وموثوقية.',
    pdf: 'تنزيل الشرح بصيغة PDF',
    sheet: (title: string) => `الصفحة الأولى من شرح «${title}» بصيغة PDF`,
    ask: { services: 'استفسر عن هذه الخدمة', products: 'استفسر عن هذا المنتج' },
    gallery: 'استعرض الشاشات الأخرى',
    ios: 'تنزيل التطبيق لنظام iOS',
    android: 'تنزيل التطبيق لنظام Android',
    learnMore: 'اعرف المزيد',
  },
}
