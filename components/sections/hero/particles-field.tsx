'use client'

import type { Container, ISourceOptions } from '@tsparticles/engine'
import { useEffect, useState } from 'react'

import { loadDust, Particles, ParticlesProvider } from '@/generated/particles-engine'

/** At most this many points: dust, not snow. */
const PARTICLE_LIMIT = 60

const dust: ISourceOptions = {
  fullScreen: { enable: false },
  detectRetina: true,
  pauseOnBlur: true,
  particles: {
    number: { value: 48, limit: { value: PARTICLE_LIMIT } },
    color: { value: '#dcb674' },
    opacity: { value: { min: 0.1, max: 0.35 } },
    size: { value: { min: 0.6, max: 1.8 } },
    move: { enable: true, direction: 'top', speed: { min: 0.1, max: 0.5 }, straight: false },
  },
}

export function ParticlesField({ isPlaying }: { isPlaying: boolean }) {
  const [container, setContainer] = useState<Container>()

  useEffect(() => {
    if (!container || container.destroyed) return
    if (!isPlaying) container.pause()
    // Told to play while it plays, it goes on in two loops and does everything twice.
    else if (!container.animationStatus) container.play()
  }, [container, isPlaying])

  return (
    <div className="hero-particles" aria-hidden="true">
      <ParticlesProvider init={loadDust}>
        {/* It starts anew with every new callback: this one stays the same. */}
        <Particles id="hero-particles" options={dust} particlesLoaded={setContainer} />
      </ParticlesProvider>
    </div>
  )
}
