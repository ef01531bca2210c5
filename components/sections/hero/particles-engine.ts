import type { Engine } from '@tsparticles/engine'
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color'
import { loadMovePlugin } from '@tsparticles/plugin-move'
import { loadCircleShape } from '@tsparticles/shape-circle'
import { loadOpacityUpdater } from '@tsparticles/updater-opacity'
import { loadPaintUpdater } from '@tsparticles/updater-paint'
import { loadSizeUpdater } from '@tsparticles/updater-size'

import { comeInAgain } from './come-in-again'

export { Particles, ParticlesProvider } from '@tsparticles/react'

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
