'use client'

import type { Container, ISourceOptions } from '@tsparticles/engine'
import { useEffect, useState } from 'react'

import { loadDust, Particles, ParticlesProvider } from '@/generated/particles-engine'

/** At most this many points: dust, not snow. */
const PARTICLE_LIMIT = 60

const dust: ISourceOptions = {
  fullScreen: { enable: false },
  // Each drawing is a step of the same length, also after a rest: nothing jumps.
  smooth: true,
  fpsLimit: 30,
  particles: {
    number: { value: 48, limit: { value: PARTICLE_LIMIT } },
    paint: { color: { value: '#dcb674' } },
    move: { enable: true, direction: 'top', speed: { min: 0.1, max: 0.5 } },
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
