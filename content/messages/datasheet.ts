import type { Localized } from '@/lib/locale'

interface DatasheetMessages {
  /** Beside the QR code with the address of the page. */
  online: string
  /** Alt text of the QR code. */
  codeAlt: (address: string) => string
  edition: (version: string, month: string) => string
  /** Above the sources; `day` is that of the last check of most of them. */
  sources: (day: string) => string
}

/** Texts of all datasheets. */
export const datasheetMessages: Localized<DatasheetMessages> = {
  en: {
    online: 'Scan to read the whole page, with every step explained',
    codeAlt: (address) => `QR code of the address ${address}`,
    edition: (version, month) => `Version ${version}, ${month}`,
    sources: (day) => `Sources, last checked on ${day} where no other day is given`,
  },
  ar: {
    online: 'امسحوا الرمز لقراءة الصفحة كاملة، بشرح كل خطوة فيها',
    codeAlt: (address) => `رمز الاستجابة السريعة للعنوان ${address}`,
    edition: (version, month) => `الإصدار ${version}، ${month}`,
    sources: (day) => `المصادر، وآخر مراجعة لها في ${day} ما لم يُذكر تاريخ آخر`,
  },
}
