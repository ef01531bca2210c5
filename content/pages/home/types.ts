export type SlideId = 'cybersecurity' | 'ai' | 'erp' | 'industry'
type FeatureId = 'impact' | 'transform'
export type ValueId = 'security' | 'innovation' | 'excellence' | 'generosity'

interface SlideCopy {
  id: SlideId
  title: string
  subtitle: string
}

interface FeatureCopy {
  id: FeatureId
  title: string
  description: string
}

export interface ValueCopy {
  id: ValueId
  title: string
  description: string
}

export interface HomeCopy {
  title: string
  /** Meta description: 110 to 160 characters. */
  description: string
  /** Who the company is, over the hero's slides from the first moment. */
  company: string
  slides: readonly [SlideCopy, SlideCopy, SlideCopy, SlideCopy]
  exploreLabel: string
  scrollDown: string
  videoFallback: string
  /** Label of the hero and of its thumbnails. */
  slidesLabel: string
  pauseSlides: string
  playSlides: string
  vision: {
    title: string
    description: string
    pictureAlt: string
    features: readonly [FeatureCopy, FeatureCopy]
    /** Heading of the list of groups. */
    offer: (services: number, products: number) => string
  }
  mission: {
    title: string
    text: string
  }
  visionStatement: {
    title: string
    text: string
  }
  towersAlt: string
  values: {
    title: string
    subtitle: string
    items: readonly [ValueCopy, ValueCopy, ValueCopy, ValueCopy]
    previous: string
    next: string
  }
  partners: {
    title: string
    subtitle: string
    previous: string
    next: string
  }
}
