import { loadMap } from './load-map'

loadMap(window)
