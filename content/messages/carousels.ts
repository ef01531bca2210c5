import type { Localized } from '@/lib/locale'

/** What the carousels and the gallery say beside the words of their pages. */
export interface CarouselMessages {
  /** What assistive technology calls the whole, in place of "region". */
  carousel: string
  /** What it calls a part of it, in place of "group". */
  slide: string
  /** Names the dots, each of which is named after its partner. */
  choosePartner: string
  previousCard: string
  nextCard: string
  pauseCards: string
  playCards: string
  /** Names the thumbnails, each of which is named after its screen. */
  chooseScreen: string
}

export const carouselMessages: Localized<CarouselMessages> = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    choosePartner: 'Choose a partner',
    previousCard: 'Previous card',
    nextCard: 'Next card',
    pauseCards: 'Pause cards',
    playCards: 'Play cards',
    chooseScreen: 'Choose a screen',
  },
  ar: {
    carousel: 'عارض شرائح',
    slide: 'شريحة',
    choosePartner: 'اختر شريكًا',
    previousCard: 'البطاقة السابقة',
    nextCard: 'البطاقة التالية',
    pauseCards: 'إيقاف حركة البطاقات مؤقتًا',
    playCards: 'تشغيل حركة البطاقات',
    chooseScreen: 'اختر شاشة',
  },
}
