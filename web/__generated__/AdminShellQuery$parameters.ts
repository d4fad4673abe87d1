/**
 * @generated SignedSource<<81517de864dbe062ce461fdc231598ae>>
 * @relayHash 5e85a1b95f3d3b74e53e41fdc0895573
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81778b35e8bf317b8ade57bd81922af112ddf28e8d41234c4c891a6fcd66ec2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminShellQuery } from './AdminShellQuery.graphql';

const node: PreloadableConcreteRequest<AdminShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81778b35e8bf317b8ade57bd81922af112ddf28e8d41234c4c891a6fcd66ec2c",
    "metadata": {},
    "name": "AdminShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
