import type { Localized } from '@/lib/locale'

interface DatasheetMessages {
  /** Beside the code that leads to the page. */
  online: string
  /** The code, for those who do not see it. */
  codeAlt: (address: string) => string
  edition: (version: string, month: string) => string
}

/** What the datasheets say of themselves. */
export const datasheetMessages: Localized<DatasheetMessages> = {
  en: {
    online: 'Scan to read the whole page, with every step explained',
    codeAlt: (address) => `QR code of the address ${address}`,
    edition: (version, month) => `Version ${version}, ${month}`,
  },
  ar: {
    online: 'امسحوا الرمز لقراءة الصفحة كاملة، بشرح كل خطوة فيها',
    codeAlt: (address) => `رمز الاستجابة السريعة للعنوان ${address}`,
    edition: (version, month) => `الإصدار ${version}، ${month}`,
  },
}
