import { type Engine, setAnimationFunctions } from '@tsparticles/engine'
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color'
import { loadMovePlugin } from '@tsparticles/plugin-move'
import { loadCircleShape } from '@tsparticles/shape-circle'
import { loadOpacityUpdater } from '@tsparticles/updater-opacity'
import { loadPaintUpdater } from '@tsparticles/updater-paint'
import { loadSizeUpdater } from '@tsparticles/updater-size'

import { comeInAgain } from './come-in-again'

export { Particles, ParticlesProvider } from '@tsparticles/react'

/**
 * Rest between two drawings of the dust, ms: with the screen's next frame about 30 a second. The engine's own limit lets
 * frames pass that it has asked for, and each of them costs the page its styles and a commit.
 */
const REST_MS = 20

let frame = 0
setAnimationFunctions(
  (draw) => window.setTimeout(() => (frame = requestAnimationFrame(draw)), REST_MS),
  (rest) => {
    clearTimeout(rest)
    cancelAnimationFrame(frame)
  },
)

/** Of the engine's basic set only what dust needs: no other colour formats, no blending. */
export async function loadDust(engine: Engine): Promise<void> {
  await engine.pluginManager.register(async (plugins) => {
    plugins.pluginManager.addParticleUpdater('comeInAgain', (container) => Promise.resolve(comeInAgain(container)))
    await Promise.all([
      loadHexColorPlugin(plugins),
      loadMovePlugin(plugins),
      loadCircleShape(plugins),
      loadPaintUpdater(plugins),
      loadOpacityUpdater(plugins),
      loadSizeUpdater(plugins),
    ])
  })
}
