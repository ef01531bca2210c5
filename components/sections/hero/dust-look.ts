import { type Container, getRangeValue, type IParticleUpdater } from '@tsparticles/engine'

/** Radius of a point, px. */
const SIZE = { min: 0.6, max: 1.8 }
/** Share of the gold that a point shows. */
const OPACITY = { min: 0.1, max: 0.35 }

const fixed = (value: number) => ({ value, min: value, max: value, enable: false })

/** Gives each point its size and opacity for good. The engine's own updaters can also change them, in 0.7 KB. */
export function dustLook({ retina }: Container): IParticleUpdater {
  return {
    preInit(particle) {
      particle.size = fixed(getRangeValue(SIZE) * retina.pixelRatio)
      particle.opacity = fixed(getRangeValue(OPACITY))
    },
    init() {},
    isEnabled: () => false,
    update() {},
  }
}
