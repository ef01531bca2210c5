'use client'

import { loadBasic } from '@tsparticles/basic'
import { type Container, type ISourceOptions, tsParticles } from '@tsparticles/engine'
import { Particles, ParticlesProvider } from '@tsparticles/react'
import { useEffect, useState } from 'react'

/** Gold dust that rises slowly, at most 60 points, 30 frames a second: docs/specification.md#hero. */
const options = (color: string): ISourceOptions => ({
  fullScreen: { enable: false },
  fpsLimit: 30,
  particles: {
    number: { value: 48, limit: { value: 60 } },
    paint: { color: { value: color } },
    opacity: { value: { min: 0.1, max: 0.35 } },
    size: { value: { min: 0.6, max: 1.8 } },
    move: { enable: true, direction: 'top', speed: { min: 0.1, max: 0.5 } },
  },
})

/** tsparticles 4.4 keeps removed particles in a map of its move plugin: 170 KB for each visit to the home page. */
function forget(container: Container) {
  const { pathGenerators } = tsParticles.pluginManager as { pathGenerators?: Map<Container, unknown> }
  pathGenerators?.delete(container)
}

/** The canvas of the particles. hero-particles.tsx imports it on demand. */
export function ParticlesField({ isPlaying }: { isPlaying: boolean }) {
  const [container, setContainer] = useState<Container>()
  // A new object would restart the particles.
  const [settings] = useState(() =>
    options(getComputedStyle(document.documentElement).getPropertyValue('--color-brand-400')),
  )

  useEffect(() => {
    if (!container || container.destroyed) return
    if (!isPlaying) container.pause()
    // In tsparticles 4.4, play() while the particles play starts a second animation loop.
    else if (!container.animationStatus) container.play()
  }, [container, isPlaying])

  useEffect(() => () => void (container && forget(container)), [container])

  return (
    <div className="pointer-events-none absolute inset-0 -z-1 **:size-full" aria-hidden="true">
      <ParticlesProvider init={loadBasic}>
        {/* A new callback would restart the particles. setContainer never changes. */}
        <Particles id="hero-particles" options={settings} particlesLoaded={setContainer} />
      </ParticlesProvider>
    </div>
  )
}
