/**
 * @generated SignedSource<<e28ce18da5e39604ab74c0c2401405db>>
 * @relayHash 24435a51674de8b4db640c52bba46531
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a9d2e7d8066135a803dbd5edb4e76cfcbc1dee9640f6ffbcbf1ae54a731cfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindMentorsPageQuery } from './FindMentorsPageQuery.graphql';

const node: PreloadableConcreteRequest<FindMentorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14a9d2e7d8066135a803dbd5edb4e76cfcbc1dee9640f6ffbcbf1ae54a731cfc",
    "metadata": {},
    "name": "FindMentorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
