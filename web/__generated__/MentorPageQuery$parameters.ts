/**
 * @generated SignedSource<<9894855a328d317223e583a5fc45cd6d>>
 * @relayHash c26f5ffedf2425a0398cba59ce7234a4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac20e771d52f7b5493f663b82d440fc0e1b7d159a1937d2faf0db0a3db91cc18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac20e771d52f7b5493f663b82d440fc0e1b7d159a1937d2faf0db0a3db91cc18",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
