/** Hand a link on: to the system's sharing where there is one, else into the clipboard. */
export async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url })
      return true
    }
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
