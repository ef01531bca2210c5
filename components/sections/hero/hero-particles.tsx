'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { prefersReducedMotionOrData } from '@/lib/user-preferences'

interface ParticlesFieldProps {
  isPlaying: boolean
}

/** Dust in the light. The engine is fetched on demand, and never for those who asked for less motion or less data. */
export function HeroParticles({ isPlaying }: ParticlesFieldProps) {
  const [Field, setField] = useState<ComponentType<ParticlesFieldProps>>()

  useEffect(() => {
    if (Field || !isPlaying || prefersReducedMotionOrData(window)) return
    let isGone = false
    import('./particles-field')
      .then(({ ParticlesField }) => {
        if (!isGone) setField(() => ParticlesField)
      })
      // Decoration: without it the page is complete.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [Field, isPlaying])

  return Field ? <Field isPlaying={isPlaying} /> : null
}
