'use client'

import { loadBasic } from '@tsparticles/basic'
import type { Container } from '@tsparticles/engine'
import { Particles, ParticlesProvider } from '@tsparticles/react'
import { useEffect, useState } from 'react'

import { particleOptions } from './particle-options'

/** The canvas of the particles. Imported on demand by hero-particles.tsx. */
export function ParticlesField({ isPlaying }: { isPlaying: boolean }) {
  const [container, setContainer] = useState<Container>()

  useEffect(() => {
    if (!container || container.destroyed) return
    if (!isPlaying) container.pause()
    // play() while it plays would start a second animation loop (tsparticles 4.4).
    else if (!container.animationStatus) container.play()
  }, [container, isPlaying])

  return (
    <div className="hero-particles" aria-hidden="true">
      <ParticlesProvider init={loadBasic}>
        {/* A new callback would restart the particles: setContainer never changes. */}
        <Particles id="hero-particles" options={particleOptions} particlesLoaded={setContainer} />
      </ParticlesProvider>
    </div>
  )
}
