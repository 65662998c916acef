import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { deployCommand, type Wrangler } from './deploy-command.ts'

/** `npm run deploy`: checks the required settings, then migrates and deploys. */
const root = resolve(import.meta.dirname, '../../..')
const script = join(createRequire(import.meta.url).resolve('wrangler/package.json'), '../bin/wrangler.js')
const config = join(root, 'wrangler.toml')

const wrangler: Wrangler = {
  read(args) {
    return new Promise((done) => {
      const command = spawn(process.execPath, [script, ...args, '--config', config], {
        cwd: root,
        stdio: ['inherit', 'pipe', 'pipe'],
        env: { ...process.env, FORCE_COLOR: '0' },
      })
      const [out, err]: [string[], string[]] = [[], []]
      command.stdout.on('data', (data) => out.push(String(data)))
      command.stderr.on('data', (data) => err.push(String(data)))
      command.on('close', (status) => done({ status: status ?? 1, out: out.join(''), err: stripVTControlCharacters(err.join('')) }))
    })
  },
  run(args) {
    return new Promise((done) => {
      const command = spawn(process.execPath, [script, ...args, '--config', config], { cwd: root, stdio: 'inherit' })
      command.on('close', (status) => done(status ?? 1))
    })
  },
}

process.exitCode = await deployCommand(unstable_readConfig({ config }), wrangler, console.error)
