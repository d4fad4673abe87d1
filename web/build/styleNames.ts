import type { Plugin } from 'vite'

/** Where styled-components makes a component, and the name that it gives it: by how many were made before. */
const MADE =
  /function \w+\((?<target>\w+),(?<options>\w+),(?<rules>\w+)\)\{[^;]*?,componentId:\w+=(?<counted>\w+\(\k<options>\.displayName,\k<options>\.parentComponentId\))/
/** What makes a short name of a text. */
const SHORT = /\w+=\w+\+"-"\+(?<short>\w+)\(/

/**
 * Class names on which server and browser agree. In a build a component is called after what it extends and its own
 * styles, which takes no bytes; in development the compiler writes a name into each.
 */
export function styleNames(): Plugin {
  let isBuild = false
  return {
    name: 'style-names',
    config(_config, { command }) {
      isBuild = command === 'build'
      return { oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: !isBuild } } } }
    },
    transform: {
      filter: { id: /styled-components(\.browser)?\.esm\.js$/ },
      handler(code) {
        if (!isBuild) return undefined
        const { target, rules, counted } = MADE.exec(code)?.groups ?? {}
        const { short } = SHORT.exec(code)?.groups ?? {}
        if (!counted || !short) this.error('styled-components names its components in another way: docs/decisions/0051')
        // Functions are the minifier's, and so not the same on both sides.
        const text = `(${target}.styledComponentId||"")+${rules}.filter(rule=>typeof rule=="string").join("")`
        return { code: code.replace(counted, () => `"s"+${short}(${text})`), map: null }
      },
    },
  }
}
