/** The tab that `?tab=` names, whatever its case; the first one when it names none of them. */
export function tabIn<V extends string>(search: string, tabs: readonly { value: V }[]): V {
  const named = new URLSearchParams(search).get('tab')?.toLowerCase()
  const [first] = tabs
  const tab = tabs.find(({ value }) => value === named) ?? first
  if (!tab) throw new Error('Tabs without a tab')
  return tab.value
}

/** The address of a tab. Nothing else of the query follows: it belongs to the tab that is left. */
export function tabSearch<V extends string>(tab: V, tabs: readonly { value: V }[]): string {
  return tab === tabs[0]?.value ? '' : `?tab=${tab}`
}
