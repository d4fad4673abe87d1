/**
 * @generated SignedSource<<7f23feba4967d487a509cb77fac83b6b>>
 * @relayHash 5961fba2154b495fe19db6ffdf05da27
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0f622f7aa9c9c2c8e1d86e1d9932aa14c7806edefca23fcec6f2b79380bcf01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsPageQuery } from './RequestsPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0f622f7aa9c9c2c8e1d86e1d9932aa14c7806edefca23fcec6f2b79380bcf01",
    "metadata": {},
    "name": "RequestsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
