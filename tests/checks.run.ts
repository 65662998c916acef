import { spawn } from 'node:child_process'

/** Runs the checks that need no site in parallel, prints the output of each when it is done, and fails if any does. */

const checks = ['lint', 'types', 'build', 'browser'] as const

function run(name: string): Promise<boolean> {
  return new Promise((done, failed) => {
    const command = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' })
    const output: Buffer[] = []
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (data: Buffer) => output.push(data))
    command.on('error', failed)
    command.on('close', (status) => {
      console.log(`${name}: ${status === 0 ? 'done' : 'FAILED'}`)
      process.stdout.write(Buffer.concat(output))
      done(status === 0)
    })
  })
}

const passed = await Promise.all(checks.map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
