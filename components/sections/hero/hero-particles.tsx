'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { prefersReducedMotionOrData } from '@/lib/user-preferences'

interface ParticlesFieldProps {
  isPlaying: boolean
}

/** Loads the particles on demand, and never for visitors who prefer reduced motion or save data. */
export function HeroParticles({ isPlaying }: ParticlesFieldProps) {
  const [Field, setField] = useState<ComponentType<ParticlesFieldProps>>()

  useEffect(() => {
    if (Field || !isPlaying || prefersReducedMotionOrData(window)) return
    let isUnmounted = false
    import('./particles-field')
      .then(({ ParticlesField }) => {
        if (!isUnmounted) setField(() => ParticlesField)
      })
      // Decoration: the page is complete without it.
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [Field, isPlaying])

  return Field ? <Field isPlaying={isPlaying} /> : null
}
