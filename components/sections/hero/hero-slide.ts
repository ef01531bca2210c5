import type { ReactNode } from 'react'

import type { Video } from './hero-video'

/** A slide of the hero, with finished words and pictures. */
export interface HeroSlide {
  id: string
  title: string
  subtitle: ReactNode
  href: string
  logo?: { src: string; width: number; height: number }
  video?: Video
  background: ReactNode
  thumbnail: ReactNode
}
