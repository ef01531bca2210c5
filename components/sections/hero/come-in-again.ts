import type { Container, IParticleUpdater } from '@tsparticles/engine'

/** Where a point of this radius goes on from on one axis: on the stage it stays, beyond an edge it comes in at the other. */
export function acrossStage(at: number, length: number, radius: number): number {
  if (at < -radius) return length + radius
  return at > length + radius ? -radius : at
}

/** Lets dust that has left the stage come in again. The engine's own updater knows all ways to leave, in 1.5 KB. */
export function comeInAgain({ canvas }: Container): IParticleUpdater {
  return {
    init() {},
    isEnabled: ({ destroyed, spawning }) => !destroyed && !spawning,
    update(particle) {
      const radius = particle.getRadius()
      const { position } = particle
      position.x = acrossStage(position.x, canvas.size.width, radius)
      position.y = acrossStage(position.y, canvas.size.height, radius)
    },
  }
}
