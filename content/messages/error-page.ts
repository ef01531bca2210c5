import type { Localized } from '@/lib/locale'

/** Texts of the error page, which is a client component: in a separate file, so that browsers load no other texts. */
export interface ErrorPageMessages {
  title: string
  text: string
  reload: string
  home: string
}

export const errorPageMessages: Localized<ErrorPageMessages> = {
  en: {
    title: 'This page could not be shown',
    text: 'Part of it did not load. This can happen when the site has just been updated.',
    reload: 'Load the page again',
    home: 'Go to the home page',
  },
  ar: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'لم يكتمل تحميلها، وقد يحدث ذلك إذا حُدِّث الموقع للتو.',
    reload: 'أعد تحميل الصفحة',
    home: 'انتقل إلى الصفحة الرئيسية',
  },
}
