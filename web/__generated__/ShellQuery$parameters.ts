/**
 * @generated SignedSource<<89f3e51e4e522f34996512b9b3c0696d>>
 * @relayHash 9f3af81265308c70e10ef49e444cfe2b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95ae7f9c14fc6a565d3cded6ed6b39858f46af1221849bd3f29b80f73c8f2603

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95ae7f9c14fc6a565d3cded6ed6b39858f46af1221849bd3f29b80f73c8f2603",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
