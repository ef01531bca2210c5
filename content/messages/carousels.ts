import type { Localized } from '@/lib/locale'

/** Labels of the carousels and the gallery. */
export interface CarouselMessages {
  /** `aria-roledescription` of a carousel. */
  carousel: string
  /** `aria-roledescription` of a slide. */
  slide: string
  /** Label of the dots as a group; each is labelled with its partner. */
  choosePartner: string
  previousCard: string
  nextCard: string
  pauseCards: string
  playCards: string
  /** Label of the thumbnails as a group; each is labelled with its screen. */
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
    playCards: 'Resume cards',
    chooseScreen: 'Choose a screen',
  },
  ar: {
    carousel: 'عارض شرائح',
    slide: 'شريحة',
    choosePartner: 'اختر شريكًا',
    previousCard: 'البطاقة السابقة',
    nextCard: 'البطاقة التالية',
    pauseCards: 'إيقاف حركة البطاقات مؤقتًا',
    playCards: 'استئناف حركة البطاقات',
    chooseScreen: 'اختر شاشة',
  },
}
