import type { ReactNode } from 'react'

import type { Film } from './hero-film'

/** A slide of the hero, with finished words and pictures. */
export interface HeroSlide {
  id: string
  title: string
  subtitle: string
  href: string
  logo?: { src: string; width: number; height: number }
  film?: Film
  background: ReactNode
  thumbnail: ReactNode
}
