/**
 * @generated SignedSource<<aa4def643fd59672dd1184a80f0274f4>>
 * @relayHash 887062f5a9ab6e4e908bac51aebcaaa4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b5bbc7addb1053180c394d70b4c2a9c6ccaa0c0a84f3d8f6ae73dc94f7e2eee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EarningsPageQuery } from './EarningsPageQuery.graphql';

const node: PreloadableConcreteRequest<EarningsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b5bbc7addb1053180c394d70b4c2a9c6ccaa0c0a84f3d8f6ae73dc94f7e2eee",
    "metadata": {},
    "name": "EarningsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
