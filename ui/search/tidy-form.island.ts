/** Leaves empty fields out of the address that a search form submits. */
export function mountTidyForm(form: HTMLElement): void {
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) {
      if (value === '') formData.delete(name)
    }
  })
}
