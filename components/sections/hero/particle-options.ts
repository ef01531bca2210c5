import type { ISourceOptions } from '@tsparticles/engine'

/** Gold dust that rises slowly, at most 60 points, 30 frames a second: docs/specification.md#hero. */
export const particleOptions: ISourceOptions = {
  fullScreen: { enable: false },
  fpsLimit: 30,
  particles: {
    number: { value: 48, limit: { value: 60 } },
    paint: { color: { value: '#dcb674' } },
    opacity: { value: { min: 0.1, max: 0.35 } },
    size: { value: { min: 0.6, max: 1.8 } },
    move: { enable: true, direction: 'top', speed: { min: 0.1, max: 0.5 } },
  },
}
