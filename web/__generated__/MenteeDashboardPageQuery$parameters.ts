/**
 * @generated SignedSource<<7120744831db0098b4ce6e1cd384da13>>
 * @relayHash 632a53d15ddc22a851c788a303c22179
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a105828a10e6177d880d830dd5269135ec5c84bea80d83b18400a22db2eb3ad9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a105828a10e6177d880d830dd5269135ec5c84bea80d83b18400a22db2eb3ad9",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
